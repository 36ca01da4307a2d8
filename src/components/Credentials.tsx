import { interpolate } from "../site/text";

interface CredentialsProps {
  company: Pick<Queries.Company, "utcPermit" | "usdot" | "mc">;
  labels: Readonly<Record<"licensed" | "utcPermit" | "usdot" | "mc", string>>;
}

/** "Licensed and insured" with the permit numbers that are set. */
export function Credentials({ company, labels }: CredentialsProps) {
  const numbers = (["utcPermit", "usdot", "mc"] as const).flatMap((name) => {
    const number = company[name];
    return number ? [interpolate(labels[name], { number })] : [];
  });
  return <p>{[labels.licensed, ...numbers].join(" · ")}</p>;
}
