ALTER TABLE "valuations" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "valuations" ADD COLUMN "staff_key" text;--> statement-breakpoint
ALTER TABLE "valuations" ADD COLUMN "car_id" text;--> statement-breakpoint
ALTER TABLE "valuations" ADD COLUMN "owing" text;--> statement-breakpoint
ALTER TABLE "valuations" ADD COLUMN "estimate" jsonb;--> statement-breakpoint
ALTER TABLE "valuations" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "valuations" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "valuations" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "valuations" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "valuations" ADD COLUMN "mail_leased_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "valuations" ADD COLUMN "offer" jsonb;--> statement-breakpoint
ALTER TABLE "valuations" ADD COLUMN "offer_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "valuations" ADD COLUMN "accepted_lead_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "valuations_key" ON "valuations" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "valuations_staff_key" ON "valuations" USING btree ("staff_key");--> statement-breakpoint
CREATE INDEX "valuations_mails" ON "valuations" USING btree ("dealer","expires_at") WHERE email is not null;