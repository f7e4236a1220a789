CREATE TABLE "server_clock" (
	"id" smallint PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"moved_from" timestamp with time zone,
	"moved_to" timestamp with time zone,
	"noticed_by" text
);
