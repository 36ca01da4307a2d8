import { companyTokens } from "../companyTokens";
import { findTokens } from "../../../shared/text";
import { text } from "../fields";
import type { TextField } from "../fields";
import { defineContentType } from "../contentType";
import {
  companyAnswerNames,
  companyAnswerLabels,
  getQuestionLabelName,
} from "./company";
import type { CompanyAnswerName } from "./company";

const isCompanyToken = (token: string) =>
  companyTokens.some((companyToken) => companyToken === token);

/**
 * Defines a label.
 * @param where place on the site, for editors
 * @param defaultText text until an editor writes another, with the tokens that a component fills in
 */
const labelField = (where: string, defaultText: string): TextField =>
  text(where, {
    min: 1,
    max: 200,
    defaultText,
    tokens: findTokens(defaultText).filter((token) => !isCompanyToken(token)),
  });

/** Default questions to the company's answers. */
const defaultQuestions: Readonly<Record<CompanyAnswerName, string>> = {
  crew: "How many movers come?",
  rate: "What do you charge by the hour?",
  minimumHours: "Is there a minimum number of hours?",
  arrival: "When does the crew arrive, and how late do you work?",
  movingDay:
    "How early can I call on moving day, and what if the crew isn’t there?",
  deposit: "Do you ask for a deposit?",
  payment: "How can I pay, and is it ever cash only?",
  cancellation: "What if I have to cancel or change the date?",
  pianos: "Do you move pianos and other heavy items?",
  storage: "Can you store my things?",
  certificates: "Can my building get a certificate of insurance?",
  videoSurvey: "Can you do the walk-through by video?",
  tolls: "Who pays for tolls and ferries?",
  parkingTickets: "Who pays for the truck’s parking tickets?",
  takingApart: "Do you take beds and tables apart?",
  equipment: "Do you bring blankets and dollies?",
  propertyDamage: "Who pays for a scratched wall or floor?",
  employees: "Are the movers your own employees, or another company’s?",
  commercial: "Do you move offices and shops?",
  smallJobs: "Do you take small jobs, or move a single piece?",
  senior: "Do you help with moves to a retirement community?",
  references: "May I talk to people you have moved?",
};

const questionLabels = Object.fromEntries(
  companyAnswerNames.map((name) => [
    getQuestionLabelName(name),
    labelField(
      `Question: ${companyAnswerLabels[name].toLowerCase()}`,
      defaultQuestions[name],
    ),
  ]),
) as Record<ReturnType<typeof getQuestionLabelName>, TextField>;

const labelFields = {
  skipToContent: labelField("Link before the navigation", "Skip to content"),
  mainNavigation: labelField("Name of the top navigation", "Main"),
  menu: labelField("Button that opens the menu on phones", "Menu"),
  close: labelField("The same while the menu is open", "Close"),
  call: labelField("Name of the call button", "Call {phone}"),
  quickLinks: labelField("Footer: links", "Quick links"),
  contactUs: labelField("Footer: contact", "Contact us"),
  followUs: labelField("Footer: social links", "Follow us"),
  comingSoon: labelField(
    "For something that is not available yet",
    "Coming soon",
  ),
  copyright: labelField(
    "Footer: last line",
    "© {year} {company} All rights reserved.",
  ),
  familyOwned: labelField(
    "Home page and footer: without a state permit",
    "Family-owned, founded {year}",
  ),
  licensed: labelField(
    "Home page and footer: beside the state permit",
    "Family-owned, licensed and insured",
  ),
  writtenEstimate: labelField(
    "Home page: about the estimate",
    "Written estimate, signed by both of us",
  ),
  extraWork: labelField(
    "Home page: about extra work",
    "No extra work without your signature",
  ),
  utcPermit: labelField("State permit (UTC)", "UTC permit {number}"),
  permitLookup: labelField(
    "Beside the state permit: link to look it up",
    "Look up our permit",
  ),
  usdot: labelField("USDOT number", "U.S. DOT No. {number}"),
  mc: labelField("MC number", "MC {number}"),
  breadcrumbs: labelField("Name of the breadcrumbs", "Breadcrumbs"),
  home: labelField("First breadcrumb", "Home"),
  freeQuote: labelField("Main call to action", "Get Free Quote"),
  aboutUs: labelField("Home page: link to the About page", "About us"),
  aFreeQuote: labelField("Call to action on pages", "Get a Free Quote"),
  quoteFor: labelField(
    "Call to action on a city's page, on phones",
    "Get a Free Quote in {city}",
  ),
  quoteHeading: labelField(
    "End of pages: heading above the call to action",
    "Planning a move?",
  ),
  quoteHeadingFor: labelField(
    "End of a place's page: the same",
    "Moving in {area}?",
  ),
  quoteText: labelField(
    "End of pages: text above the call to action",
    "Tell us what you’re moving, and when. The quote is free, and the price comes in a written estimate.",
  ),
  orCall: labelField(
    "End of pages: below the button, before the phone number",
    "or call",
  ),
  planningTools: labelField(
    "Resources page: the planning tools",
    "Tools for your move",
  ),
  learnMore: labelField(
    "Home page: button to the page about the company",
    "Learn More",
  ),
  learnMoreLink: labelField(
    "Service areas: link to a county's page",
    "Learn more",
  ),
  moreAbout: labelField("Link to a page, for screen readers", "about {name}"),
  included: labelField(
    "Service page: what the work includes",
    "What’s included",
  ),
  questions: labelField("Heading of questions and answers", "Common questions"),
  ourAnswers: labelField(
    "Heading of the answers in the company settings",
    "How we do it",
  ),
  ...questionLabels,
  consumerGuide: labelField(
    "Heading of the state's guide in five languages",
    "The state’s guide to moving",
  ),
  consumerGuideText: labelField(
    "Below that heading",
    "The Utilities and Transportation Commission’s consumer guide explains your rights, and every mover has to give it to you. One page on the commission’s website has it in five languages.",
  ),
  areasServed: labelField("Service page: areas served", "Where we work"),
  otherServices: labelField("Service page: other services", "Other services"),
  cities: labelField("County page: cities", "Cities we serve in {county}"),
  countyServices: labelField("County page: services", "Services in {county}"),
  nearbyCounties: labelField("County page: neighbors", "Nearby counties"),
  aboutCounty: labelField(
    "County page: link to its service area page",
    "What it is like to live in {county}",
  ),
  backToLocations: labelField("County page: back link", "All locations"),
  backToCounty: labelField("City page: back link", "All of {county}"),
  backToServiceAreas: labelField(
    "Service area page: back link",
    "All service areas",
  ),
  atAGlance: labelField("City page: facts", "At a glance"),
  parking: labelField(
    "City page: parking permit for the truck",
    "Parking a truck in {city}",
  ),
  parkingIntro: labelField(
    "City page: when a truck needs a permit",
    "Reserving or blocking street space in {city} takes a permit. A truck in a legal space normally needs none.",
  ),
  parkingPermit: labelField("City page: name of the permit", "Permit"),
  parkingOffice: labelField("City page: office", "Office"),
  parkingLead: labelField(
    "City page: how long ahead to apply",
    "When to apply",
  ),
  parkingCallFirst: labelField(
    "City page: when that is not known",
    "As soon as you have a date. The office can tell you how long it takes.",
  ),
  workingDays: labelField(
    "City page: working days ahead",
    "At least {number} working days ahead",
  ),
  calendarDays: labelField(
    "City page: days ahead",
    "At least {number} days ahead",
  ),
  parkingSigns: labelField("City page: no-parking signs", "No-parking signs"),
  parkingSpace: labelField("City page: space at the curb", "Space at the curb"),
  parkingSpaceText: labelField(
    "City page: how much space a truck needs",
    "Plan on 50 to 60 feet, about three parking spaces.",
  ),
  parkingPlan: labelField(
    "City page: link to the doors and parking of a plan",
    "Plan doors and parking at both addresses",
  ),
  signHours: labelField(
    "City page: how many hours ahead signs must be up",
    "Up {number} hours ahead",
  ),
  cityServices: labelField("City page: services", "Our services in {city}"),
  cityServicesNote: labelField(
    "City page: while no services are listed, after “Coming soon:”",
    "notes on each service in {city}. The services themselves are the same everywhere we work.",
  ),
  relatedPosts: labelField("City page: guides", "Read more about {city}"),
  countyCities: labelField("Service area: cities", "Cities"),
  popularServices: labelField("Service area: services", "Popular services"),
  countyLocations: labelField(
    "Service area: button",
    "View {county} Locations",
  ),
  allLocations: labelField("Service areas: button", "View All Locations"),
  areaMap: labelField(
    "Below the map of counties and cities",
    "The counties and cities we serve. Choose one to see what a move there takes.",
  ),
  servicesHeading: labelField("Locations page: services", "What we do"),
  byline: labelField("Post: author", "By {company}"),
  published: labelField("Post: date", "Published {date}"),
  updated: labelField("Post, resource and document: date", "Updated {date}"),
  factsChecked: labelField(
    "City and document: date of the last check",
    "Facts checked {date}",
  ),
  readingTime: labelField("Post: reading time", "{number} min read"),
  onThisPage: labelField("Post: table of contents", "On this page"),
  morePosts: labelField(
    "Post: other posts; blog: no guides; menu: all posts",
    "More to read",
  ),
  movingThere: labelField(
    "Post: link to the city's page",
    "How we move you in {city}",
  ),
  moreTips: labelField("Tips on phones: opens the rest", "{number} more tips"),
  moreResources: labelField("Resource: other resources", "More resources"),
  allResources: labelField(
    "Phone's menu: all resources",
    "All resources and tools",
  ),
  boxContents: labelField("Box sizes: contents", "What goes in"),
  boxWeight: labelField("Box sizes: weight", "Packed weight"),
  boxSize: labelField("Box sizes: size", "Box"),
  contactInformation: labelField(
    "Contact page: the block beside the form",
    "Call or email us",
  ),
  location: labelField("Contact page: place", "Location"),
  phone: labelField("Contact page: phone", "Phone"),
  email: labelField("Contact page: e-mail", "Email"),
  quoteSubject: labelField(
    "Quote form: the page that led to it, also sent with the request",
    "About: {name}",
  ),
  quoteSubjectRemove: labelField(
    "Quote form: button that removes it",
    "Remove",
  ),
  sendByEmail: labelField(
    "Quote form: e-mail link if sending failed",
    "Send this request by email instead",
  ),
  copyRequest: labelField(
    "Quote form: button that copies what to send by e-mail",
    "Copy this request",
  ),
  emailSubject: labelField(
    "Quote form: subject of that e-mail",
    "Quote request",
  ),
  draftKept: labelField(
    "Quote form: where typed answers are kept",
    "What you type stays on this device until you send or clear it. Safari deletes it a week after your last visit.",
  ),
  clearDraft: labelField(
    "Quote form: button that empties it",
    "Clear the form",
  ),
  clearDraftSure: labelField(
    "Quote form: question before it is emptied",
    "Clear everything you have typed?",
  ),
  sentThanks: labelField(
    "After sending: heading with the first name",
    "Thank you, {name}!",
  ),
  sentThanksUnnamed: labelField(
    "The same where the first name isn't known",
    "Thank you!",
  ),
  sentNext: labelField(
    "After sending: above the three steps",
    "What happens next",
  ),
  sentCall: labelField(
    "After sending: first step",
    "We get in touch and go over your move with you.",
  ),
  sentVisit: labelField(
    "After sending: second step",
    "Together we set up a walk-through of what you’re moving.",
  ),
  sentEstimate: labelField(
    "After sending: third step",
    "The price comes in a written estimate, before the move.",
  ),
  sentRequest: labelField(
    "After sending: button that shows the request",
    "What you sent",
  ),
  sentPlan: labelField(
    "After sending: link to the moving plan",
    "Plan your move meanwhile",
  ),
  sentHours: labelField(
    "After sending: when we can be reached",
    "You can reach us {hours}.",
  ),
  sentAgain: labelField(
    "After sending: button that shows the form again",
    "Send another request",
  ),
  leftWhileSending: labelField(
    "For visitors who left while a request was being sent",
    "Your request was on its way when you left this page, so we can’t show whether it arrived. If you don’t hear from us, please call.",
  ),
  leftShowForm: labelField(
    "The same: button that shows the form again",
    "Show the form",
  ),
  hours: labelField("Contact page: hours", "Hours"),
  sitemapMain: labelField("Sitemap: first group", "Main Pages"),
  sitemapServices: labelField("Sitemap: services", "Services"),
  sitemapLocations: labelField("Sitemap: locations", "Locations"),
  sitemapResources: labelField("Sitemap: resources", "Resources"),
  sitemapBlog: labelField("Sitemap: blog", "Blog"),
  returnHome: labelField("Not-found page: link", "Return Home"),
  draft: labelField("In `npm run develop`: mark of a draft", "Draft"),
  scheduled: labelField(
    "In `npm run develop`: mark of a scheduled post",
    "Scheduled for {date}",
  ),
  testimonialSource: labelField(
    "Testimonial: where it was published",
    "Published on {name}",
  ),
};

export const labelsFile = "settings/labels.md";

/** UI strings that several pages share. */
export const labels = defineContentType({
  name: "Labels",
  label: "Labels",
  singleFile: labelsFile,
  fields: labelFields,
  body: "none",
});

/** Texts of the labels that `content/settings/labels.md` lacks. */
export const defaultLabels = Object.fromEntries(
  Object.entries(labelFields).map(([name, field]) => [name, field.defaultText]),
) as Readonly<Record<keyof typeof labelFields, string>>;
