import { attachMenus } from "./attachMenus";

/**
 * A script of its own, which is here before Gatsby: menus open without waiting
 * for it. The inline script of the page notes what the visitor did.
 */
const { firstInteraction } = window as { firstInteraction?: Event };
const navigation = document.querySelector<HTMLElement>("header nav");
if (navigation) attachMenus(navigation, firstInteraction);
