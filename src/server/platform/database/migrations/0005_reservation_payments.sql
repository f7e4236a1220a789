ALTER TABLE "reservations" ADD COLUMN "payment" text DEFAULT 'asked' NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "receipt_key" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "visit" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "agreed" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "capture_before" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_receipt" ON "reservations" USING btree ("dealer","receipt_key");--> statement-breakpoint
UPDATE "reservations" SET "payment" = CASE
  WHEN "deposit_cents" = 0 THEN 'none'
  WHEN "charge_id" IS NULL THEN 'asked'
  WHEN "state" = 'refunded' AND "refunded_at" IS NULL THEN 'refunding'
  WHEN "state" = 'refunded' THEN 'refunded'
  ELSE 'charged' END;
