CREATE TABLE "document_texts" (
	"dealer" text NOT NULL,
	"version" text NOT NULL,
	"url" text NOT NULL,
	"text" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_texts_dealer_version_pk" PRIMARY KEY("dealer","version")
);
--> statement-breakpoint
DROP INDEX "deliveries_once";--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "previous_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "document_url" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "document_version" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "notice" text DEFAULT 'lead' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "receipt_key" text;--> statement-breakpoint
CREATE INDEX "appointments_lead" ON "appointments" USING btree ("lead_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leads_receipt" ON "leads" USING btree ("dealer","receipt_key");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_once" ON "deliveries" USING btree ("lead_id","channel","target","notice");