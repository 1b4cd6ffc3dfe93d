import type { Migration } from './migration.ts';

/**
 * The payment of a submission and its state. `response_id` is the waiting row until the payment is confirmed,
 * then the live row; erasing a response erases its payment too.
 */
export const payment: Migration = {
  number: 3,
  name: 'payment',
  statements: ({ key }) => [
    `CREATE TABLE payment (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      submission_id ${key} NOT NULL,
      response_id BIGINT NOT NULL,
      field_id TEXT NOT NULL,
      place INTEGER NOT NULL,
      currency TEXT NOT NULL,
      amount TEXT NOT NULL,
      purpose TEXT NOT NULL,
      site_url TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('waiting', 'paid', 'failed', 'expired', 'mismatch')),
      attempt INTEGER NOT NULL DEFAULT 1,
      session_id ${key},
      created_at BIGINT NOT NULL,
      updated_at BIGINT NOT NULL,
      PRIMARY KEY (organization_id, form_id, submission_id),
      FOREIGN KEY (organization_id, form_id, response_id) REFERENCES response (organization_id, form_id, id)
        ON DELETE CASCADE
    )`,
    `CREATE INDEX payment_response ON payment (organization_id, form_id, response_id)`,
    // Stripe identifies a payment by its session alone, in the visitor's return and in webhooks.
    `CREATE UNIQUE INDEX payment_session ON payment (session_id) WHERE session_id IS NOT NULL`,
    // Few rows at any time: payments that may have been made without a webhook arriving.
    `CREATE INDEX payment_waiting ON payment (updated_at) WHERE state = 'waiting'`,
  ],
};
