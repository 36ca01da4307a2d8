/** A link to an e-mail address, which breaks after the @ if it has to. */
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
