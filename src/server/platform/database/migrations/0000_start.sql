CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dealer" text NOT NULL,
	"location_slug" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" smallint NOT NULL,
	"car_id" text,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"idempotency_key" text NOT NULL,
	"lead_id" uuid,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dealer" text NOT NULL,
	"lead_id" uuid,
	"kind" text NOT NULL,
	"given" boolean NOT NULL,
	"wording" text NOT NULL,
	"page" text NOT NULL,
	"name" text,
	"email" text,
	"phone" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dealer" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"target" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"last_error" text,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"delivery_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"dealer" text NOT NULL,
	"key" text NOT NULL,
	"event_id" integer NOT NULL,
	"car_id" text,
	"data" jsonb NOT NULL,
	"page" text,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"forwarded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dealer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idempotency_key" text NOT NULL,
	"form" text NOT NULL,
	"category" text NOT NULL,
	"subcategory" text,
	"event_id" integer,
	"name" text,
	"email" text,
	"phone" text,
	"message" text,
	"postcode" text,
	"rego" text,
	"car_id" text,
	"car_dealership_id" text,
	"location_slug" text,
	"dealership_slug" text,
	"offer_accepted" boolean DEFAULT false NOT NULL,
	"fields" jsonb NOT NULL,
	"vehicle" jsonb,
	"url" text,
	"user_agent" text,
	"person_id" uuid NOT NULL,
	"spam_score" smallint DEFAULT 0 NOT NULL,
	"spam_reasons" text[] DEFAULT '{}' NOT NULL,
	"notes" text[] DEFAULT '{}' NOT NULL,
	"seconds_on_site" integer,
	"seconds_to_submit" integer
);
--> statement-breakpoint
CREATE TABLE "local_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dealer" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lookups" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lookups_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "miscellaneous" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dealer" text NOT NULL,
	"column_name" text NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_reveals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dealer" text NOT NULL,
	"car_id" text,
	"dealership_id" text,
	"website_id" text,
	"page" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dealer" text NOT NULL,
	"car_id" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"deposit_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"price" integer NOT NULL,
	"vehicle_name" text NOT NULL,
	"page" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"payment_id" text,
	"payment_url" text,
	"charge_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"receipt_sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"previous_token_hash" text,
	"previous_until" timestamp with time zone,
	"dealer" text NOT NULL,
	"shopper_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shoppers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dealer" text NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dealer" text NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stock_checks" (
	"dealer" text PRIMARY KEY NOT NULL,
	"fingerprint" text,
	"etag" text,
	"last_modified" text,
	"checked_at" timestamp with time zone NOT NULL,
	"triggered_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "valuations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dealer" text NOT NULL,
	"rego" text,
	"rego_state" text,
	"vehicle" jsonb NOT NULL,
	"kilometres" integer,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"adjustments" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"base_price" integer,
	"offer_price" integer,
	"declined" text,
	"provider" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_states" (
	"dealer" text NOT NULL,
	"car_id" text NOT NULL,
	"state" text NOT NULL,
	"until" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "vehicle_states_dealer_car_id_pk" PRIMARY KEY("dealer","car_id")
);
--> statement-breakpoint
CREATE TABLE "watchlist" (
	"dealer" text NOT NULL,
	"shopper_id" uuid NOT NULL,
	"car_id" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watchlist_shopper_id_car_id_pk" PRIMARY KEY("shopper_id","car_id")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlist" ADD CONSTRAINT "watchlist_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_place" ON "appointments" USING btree ("dealer","location_slug","starts_at","place") WHERE cancelled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_car" ON "appointments" USING btree ("dealer","car_id","starts_at") WHERE cancelled_at is null and car_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_idempotency" ON "appointments" USING btree ("dealer","idempotency_key");--> statement-breakpoint
CREATE INDEX "consents_lead" ON "consents" USING btree ("lead_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_once" ON "deliveries" USING btree ("lead_id","channel","target");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "delivery_attempts_delivery" ON "delivery_attempts" USING btree ("delivery_id");--> statement-breakpoint
CREATE UNIQUE INDEX "events_key" ON "events" USING btree ("dealer","key");--> statement-breakpoint
CREATE INDEX "events_newest" ON "events" USING btree ("dealer","received_at");--> statement-breakpoint
CREATE INDEX "events_unforwarded" ON "events" USING btree ("dealer","id") WHERE forwarded_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "leads_idempotency" ON "leads" USING btree ("dealer","idempotency_key");--> statement-breakpoint
CREATE INDEX "leads_phone" ON "leads" USING btree ("dealer","phone");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("dealer","email");--> statement-breakpoint
CREATE INDEX "leads_person" ON "leads" USING btree ("dealer","person_id");--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("dealer","created_at");--> statement-breakpoint
CREATE INDEX "local_messages_newest" ON "local_messages" USING btree ("dealer","created_at");--> statement-breakpoint
CREATE INDEX "phone_reveals_newest" ON "phone_reveals" USING btree ("dealer","created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_old" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_holder" ON "reservations" USING btree ("dealer","car_id") WHERE state in ('pending', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_idempotency" ON "reservations" USING btree ("dealer","idempotency_key") WHERE state in ('pending', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_charge" ON "reservations" USING btree ("dealer","charge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_previous" ON "sessions" USING btree ("previous_token_hash");--> statement-breakpoint
CREATE INDEX "sessions_shopper" ON "sessions" USING btree ("shopper_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shoppers_phone" ON "shoppers" USING btree ("dealer","phone");--> statement-breakpoint
CREATE INDEX "sign_in_codes_phone" ON "sign_in_codes" USING btree ("dealer","phone","created_at");--> statement-breakpoint
CREATE INDEX "valuations_newest" ON "valuations" USING btree ("dealer","created_at");