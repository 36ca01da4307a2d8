import { interpolate } from "../shared/text";

interface CredentialsProps {
  company: Pick<Queries.Company, "founded" | "utcPermit" | "usdot" | "mc">;
  labels: Readonly<
    Record<"familyOwned" | "licensed" | "utcPermit" | "usdot" | "mc", string>
  >;
}

/**
 * Who the company is, with its numbers. Only beside a state permit does it call
 * itself licensed and insured.
 */
export function Credentials({ company, labels }: CredentialsProps) {
  const numbers = (["utcPermit", "usdot", "mc"] as const).flatMap((name) => {
    const number = company[name];
    return number ? [interpolate(labels[name], { number })] : [];
  });
  const claim = company.utcPermit
    ? labels.licensed
    : interpolate(labels.familyOwned, { year: String(company.founded) });
  return <p>{[claim, ...numbers].join(" · ")}</p>;
}
