export interface RateLimits {
  /** Requests accepted in a window from one address, and from all. */
  readonly perAddress: number;
  readonly overall: number;
  /** Seconds. */
  readonly window: number;
}

export const defaultLimits: RateLimits = {
  perAddress: 10,
  overall: 300,
  window: 600,
};
