/** What browsers know of Trusted Types, as far as the site uses it. */
interface TrustedTypePolicyFactory {
  createPolicy<Rules extends object>(name: string, rules: Rules): Rules;
}

interface Window {
  /** Some browsers lack it. */
  readonly trustedTypes?: TrustedTypePolicyFactory;
}
