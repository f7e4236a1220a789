CREATE TABLE "canary_runs" (
	"dealer" text NOT NULL,
	"day" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"lead_id" uuid,
	"ended_at" timestamp with time zone,
	"failure" text,
	"alarmed_at" timestamp with time zone,
	CONSTRAINT "canary_runs_dealer_day_pk" PRIMARY KEY("dealer","day")
);
--> statement-breakpoint
CREATE TABLE "lead_statuses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dealer" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"key" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answer_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "local_messages" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "lead_statuses" ADD CONSTRAINT "lead_statuses_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_statuses_key" ON "lead_statuses" USING btree ("dealer","key");--> statement-breakpoint
CREATE INDEX "lead_statuses_lead" ON "lead_statuses" USING btree ("lead_id");