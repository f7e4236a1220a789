CREATE TABLE "stock_builds" (
	"dealer" text PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	"built_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_checks" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_checks" ADD COLUMN "asked_for" text;--> statement-breakpoint
ALTER TABLE "stock_checks" ADD COLUMN "asked" integer DEFAULT 0 NOT NULL;