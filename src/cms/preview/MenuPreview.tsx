import { useMenus } from "../../hooks/useMenus";
import { useSite } from "../../hooks/useSite";
import { Link } from "./gatsby";
import * as styles from "./MenuPreview.module.css";
import type { PreviewPage } from "./queries";

interface LinksProps {
  links: readonly { readonly label: string; readonly path: string }[];
}

const Links = ({ links }: LinksProps) => (
  <ol>
    {links.map(({ label, path }) => (
      <li key={path + label}>
        <Link to={path}>{label}</Link>
      </li>
    ))}
  </ol>
);

/** All menus opened, with the pages that they list by themselves. */
function MenuPreview() {
  const menus = useMenus();
  const { navigation } = useSite();
  return (
    <div className={styles.menus} data-preview="">
      <section aria-label="Top navigation in its order">
        <p>Top navigation</p>
        <ol className={styles.bar}>
          {menus.map(({ label, path, groups }) => (
            <li key={label}>
              {path ? <Link to={path}>{label}</Link> : label}
              {groups.map((links, index) => (
                <Links key={index} links={links} />
              ))}
            </li>
          ))}
        </ol>
      </section>
      <section aria-label="Footer links in their order">
        <p>Footer</p>
        <Links links={navigation.footer} />
      </section>
    </div>
  );
}

/** A page with the site's menus above. */
export const withMenus = ({ Page, query }: PreviewPage): PreviewPage => ({
  query,
  Page: ({ data }) => (
    <>
      <MenuPreview />
      <Page data={data} />
    </>
  ),
});
