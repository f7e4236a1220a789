CREATE TABLE "finance_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dealer" text NOT NULL,
	"key_hash" text NOT NULL,
	"draft" text,
	"sent" text,
	"phone_hash" text,
	"email_hash" text,
	"lead_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "finance_applications_key" ON "finance_applications" USING btree ("dealer","key_hash");--> statement-breakpoint
CREATE INDEX "finance_applications_end" ON "finance_applications" USING btree ("expires_at");