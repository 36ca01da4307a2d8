import * as disclosure from "../../Disclosure.module.css";
import { Disclosure } from "../../Disclosure";
import { Prose } from "../../Prose";

interface FoldedSectionsProps {
  /** HTML whose headings of `level` have IDs. */
  html: string;
  level?: 2 | 3;
}

/** A text with its sections folded below their headings. */
export function FoldedSections({ html, level = 3 }: FoldedSectionsProps) {
  const Heading = `h${level}` as const;
  const heading = new RegExp(
    `^<${Heading} id="([^"]+)">(.*?)</${Heading}>`,
    "s",
  );
  const parts = html.split(new RegExp(`(?=<h[2-${level}] )`));
  return (
    <div className={disclosure.rows}>
      {parts.map((part, index) => {
        const [headingElement = "", id, headingHtml = ""] =
          heading.exec(part) ?? [];
        return id ? (
          <Disclosure
            key={id}
            id={id}
            summary={
              <Heading dangerouslySetInnerHTML={{ __html: headingHtml }} />
            }
          >
            <Prose html={part.slice(headingElement.length)} />
          </Disclosure>
        ) : (
          <Prose key={index} html={part} />
        );
      })}
    </div>
  );
}
