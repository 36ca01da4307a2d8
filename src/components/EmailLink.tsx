/** A link to an email address, with a line break opportunity after the @. */
export function EmailLink({ email }: { email: string }) {
  const [name, host] = email.split("@");
  return (
    <a href={`mailto:${email}`}>
      <span>
        {name}@<wbr />
        {host}
      </span>
    </a>
  );
}
