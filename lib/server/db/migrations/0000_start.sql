CREATE TABLE "attempt_events" (
	"attempt_id" uuid NOT NULL,
	"epoch" integer NOT NULL,
	"seq" integer NOT NULL,
	"what" jsonb NOT NULL,
	"spent_ms" integer NOT NULL,
	"charged_ms" integer NOT NULL,
	"late" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempt_events_attempt_id_epoch_seq_pk" PRIMARY KEY("attempt_id","epoch","seq")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"request_id" uuid NOT NULL,
	"plan" jsonb NOT NULL,
	"snapshot" text NOT NULL,
	"state" jsonb NOT NULL,
	"writers" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"receipt" text,
	"started_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "attempts_submitted" CHECK (("attempts"."receipt" is null) = ("attempts"."submitted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "question_snapshots" (
	"hash" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pool_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"secret" text,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_codes" (
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"hash" text,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent" integer NOT NULL,
	"window_from" timestamp with time zone NOT NULL,
	CONSTRAINT "pool_codes_email_purpose_pk" PRIMARY KEY("email","purpose")
);
--> statement-breakpoint
CREATE TABLE "pool_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"kid" text NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_memberships" (
	"user_id" uuid NOT NULL,
	"group_name" text NOT NULL,
	CONSTRAINT "pool_memberships_user_id_group_name_pk" PRIMARY KEY("user_id","group_name")
);
--> statement-breakpoint
CREATE TABLE "pool_refresh_tokens" (
	"origin_jti" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "pool_refresh_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "pool_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"salt" text NOT NULL,
	"verifier" text NOT NULL,
	"name" text,
	"born_year" integer,
	"totp_secret" text,
	"totp_pending" text,
	"totp_last_step" integer DEFAULT 0 NOT NULL,
	"mfa_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pool_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "attempt_events" ADD CONSTRAINT "attempt_events_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_snapshot_question_snapshots_hash_fk" FOREIGN KEY ("snapshot") REFERENCES "public"."question_snapshots"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_challenges" ADD CONSTRAINT "pool_challenges_user_id_pool_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."pool_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_memberships" ADD CONSTRAINT "pool_memberships_user_id_pool_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."pool_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_refresh_tokens" ADD CONSTRAINT "pool_refresh_tokens_user_id_pool_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."pool_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_request" ON "attempts" USING btree ("owner_kind","owner_id","request_id");--> statement-breakpoint
CREATE INDEX "attempts_owner" ON "attempts" USING btree ("owner_kind","owner_id","started_at");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("state","run_at");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "pool_challenges_expiry" ON "pool_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pool_codes_expiry" ON "pool_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pool_refresh_tokens_user" ON "pool_refresh_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pool_refresh_tokens_expiry" ON "pool_refresh_tokens" USING btree ("expires_at");