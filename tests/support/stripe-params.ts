import type Stripe from 'stripe'

/** The parameters of the app's calls to Stripe, for their JSON schema. */
export interface StripeParams {
  'GET /v1/prices': Stripe.PriceListParams
  'GET /v1/prices/:id': Stripe.PriceRetrieveParams
  'POST /v1/customers': Stripe.CustomerCreateParams
  'DELETE /v1/customers/:id': Stripe.CustomerDeleteParams
  'GET /v1/subscriptions': Stripe.SubscriptionListParams
  'POST /v1/subscriptions': Stripe.SubscriptionCreateParams
  'POST /v1/subscriptions/:id': Stripe.SubscriptionUpdateParams
  'DELETE /v1/subscriptions/:id': Stripe.SubscriptionCancelParams
  'GET /v1/invoices': Stripe.InvoiceListParams
  'POST /v1/invoices/create_preview': Stripe.InvoiceCreatePreviewParams
  'POST /v1/billing_portal/sessions': Stripe.BillingPortal.SessionCreateParams
}
