CREATE TABLE "operator_alarms" (
	"dealer" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "operator_alarms_dealer_kind_pk" PRIMARY KEY("dealer","kind")
);
