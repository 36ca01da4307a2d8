export interface RateLimits {
  /** Requests accepted per window from one address. */
  readonly perAddress: number;
  /** Requests accepted per window from all addresses. */
  readonly overall: number;
  /** Length of a window in seconds. */
  readonly window: number;
}

export const defaultLimits: RateLimits = {
  perAddress: 10,
  overall: 300,
  window: 600,
};
