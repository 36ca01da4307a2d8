import * as disclosure from "../../Disclosure.module.css";
import { Disclosure } from "../../Disclosure";
import { Prose } from "../../Prose";

interface AnswersProps {
  /** A text whose headings of that level have ids. */
  html: string;
  level?: 2 | 3;
}

/** A text whose parts are folded below their headings. */
export function Answers({ html, level = 3 }: AnswersProps) {
  const Heading = `h${level}` as const;
  const heading = new RegExp(
    `^<${Heading} id="([^"]+)">(.*?)</${Heading}>`,
    "s",
  );
  const parts = html.split(new RegExp(`(?=<h[2-${level}] )`));
  return (
    <div className={disclosure.rows}>
      {parts.map((part, index) => {
        const [all = "", id, words = ""] = heading.exec(part) ?? [];
        return id ? (
          <Disclosure
            key={id}
            id={id}
            summary={<Heading dangerouslySetInnerHTML={{ __html: words }} />}
          >
            <Prose html={part.slice(all.length)} />
          </Disclosure>
        ) : (
          <Prose key={index} html={part} />
        );
      })}
    </div>
  );
}
