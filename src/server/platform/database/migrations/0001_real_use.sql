CREATE TABLE "document_texts" (
	"dealer" text NOT NULL,
	"version" text NOT NULL,
	"url" text NOT NULL,
	"text" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_texts_dealer_version_pk" PRIMARY KEY("dealer","version")
);
--> statement-breakpoint
CREATE TABLE "early_refunds" (
	"dealer" text NOT NULL,
	"charge_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "early_refunds_dealer_charge_id_pk" PRIMARY KEY("dealer","charge_id")
);
--> statement-breakpoint
CREATE TABLE "operator_actions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dealer" text,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text,
	"person_hashes" text[] DEFAULT '{}' NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_builds" (
	"dealer" text PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	"built_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "deliveries_once";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "previous_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "document_url" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "document_version" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "notice" text DEFAULT 'lead' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "body_hash" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "receipt_key" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shoppers" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_checks" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_checks" ADD COLUMN "asked_for" text;--> statement-breakpoint
ALTER TABLE "stock_checks" ADD COLUMN "asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "operator_actions_newest" ON "operator_actions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "appointments_lead" ON "appointments" USING btree ("lead_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_receipt" ON "leads" USING btree ("dealer","receipt_key");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_once" ON "deliveries" USING btree ("lead_id","channel","target","notice");