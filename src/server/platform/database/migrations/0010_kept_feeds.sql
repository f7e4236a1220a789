CREATE TABLE "kept_feeds" (
	"dealer" text NOT NULL,
	"feed" text NOT NULL,
	"source" text NOT NULL,
	"hash" text NOT NULL,
	"body" "bytea" NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_feeds_dealer_feed_pk" PRIMARY KEY("dealer","feed")
);
