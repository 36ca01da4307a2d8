import { interpolate } from "../shared/text";

interface CompanyLicensesProps {
  company: Pick<Queries.Company, "founded" | "utcPermit" | "usdot" | "mc">;
  labels: Readonly<
    Record<"familyOwned" | "licensed" | "utcPermit" | "usdot" | "mc", string>
  >;
}

/**
 * The company's claim and its license numbers. With a state permit, the claim is that the
 * company is licensed and insured; otherwise, that it is family-owned.
 */
export function CompanyLicenses({ company, labels }: CompanyLicensesProps) {
  const numbers = (["utcPermit", "usdot", "mc"] as const).flatMap((name) => {
    const number = company[name];
    return number ? [interpolate(labels[name], { number })] : [];
  });
  const claim = company.utcPermit
    ? labels.licensed
    : interpolate(labels.familyOwned, { year: String(company.founded) });
  return <p>{[claim, ...numbers].join(" · ")}</p>;
}
