import type {
  WrapPageElementBrowserArgs,
  WrapPageElementNodeArgs,
} from "gatsby";
import type { Pending } from "../site/pending";
import { SiteLayout } from "./SiteLayout";

/** Keeps header and footer mounted while pages change between them. */
export const wrapPageElement = ({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) => (
  <SiteLayout
    path={props.path}
    pending={(props.pageContext as { pending?: Pending }).pending}
  >
    {element}
  </SiteLayout>
);
