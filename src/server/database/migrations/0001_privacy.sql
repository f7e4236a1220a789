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
ALTER TABLE "leads" ADD COLUMN "body_hash" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shoppers" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "operator_actions_newest" ON "operator_actions" USING btree ("at");