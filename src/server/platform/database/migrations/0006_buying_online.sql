CREATE TABLE "buying_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dealer" text NOT NULL,
	"key_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"phone_hash" text,
	"email_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "valuation_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "buying_plans_key" ON "buying_plans" USING btree ("dealer","key_hash");--> statement-breakpoint
CREATE INDEX "buying_plans_end" ON "buying_plans" USING btree ("expires_at");