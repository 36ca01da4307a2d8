import type { Kind } from "./kind";
import { about } from "./kinds/about";
import { boxesPage } from "./kinds/boxesPage";
import { city } from "./kinds/city";
import { company } from "./kinds/company";
import { contact } from "./kinds/contact";
import { county } from "./kinds/county";
import { document } from "./kinds/document";
import { home } from "./kinds/home";
import { homeSizes } from "./kinds/homeSizes";
import { indexPage } from "./kinds/indexPage";
import { inventoryPage } from "./kinds/inventoryPage";
import { inventoryRoom } from "./kinds/inventoryRoom";
import { labels } from "./kinds/labels";
import { navigation } from "./kinds/navigation";
import { planPage } from "./kinds/planPage";
import { post } from "./kinds/post";
import { quoteForm } from "./kinds/quoteForm";
import { redirects } from "./kinds/redirects";
import { resource } from "./kinds/resource";
import { service } from "./kinds/service";
import { testimonial } from "./kinds/testimonial";

/** All kinds of content, in the order in which checks report them. */
export const kinds: readonly Kind[] = [
  company,
  navigation,
  redirects,
  labels,
  quoteForm,
  homeSizes,
  home,
  about,
  contact,
  indexPage,
  inventoryPage,
  boxesPage,
  planPage,
  county,
  city,
  service,
  post,
  resource,
  document,
  inventoryRoom,
  testimonial,
];
