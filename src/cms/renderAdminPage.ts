import { logoPath } from "../site/pageMetadata";
import { escapeHtml } from "../shared/text";
import type { CmsBackendConfig } from "./createCmsBackendConfig";

const renderHead = (directives: readonly string[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${directives.join("; ")}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Content of the site</title>
<link rel="icon" href="${logoPath}" type="image/svg+xml">`;

/** Origins of GitHub's API, status page and avatars. */
const gitHubOrigins =
  "https://api.github.com https://www.githubstatus.com https://avatars.githubusercontent.com";

/**
 * The strictest Content-Security-Policy under which Decap works: Decap compiles the
 * schema of its configuration (`unsafe-eval`), and writes styles into the page
 * (`unsafe-inline`).
 * @param otherOrigins origins of requests and pictures, separated by spaces
 */
const buildCspDirectives = (otherOrigins: string) => [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data: blob: ${otherOrigins}`,
  "font-src 'self'",
  `connect-src 'self' blob: ${otherOrigins}`,
  "base-uri 'none'",
  "form-action 'none'",
];

const renderEditorPage = (
  backend: CmsBackendConfig,
) => `${renderHead(buildCspDirectives(backend.publish_mode ? gitHubOrigins : ""))}
<link rel="stylesheet" href="/admin/form.css">
</head>
<body>
<script src="/admin/editor.js" data-backend="${escapeHtml(JSON.stringify(backend))}"></script>
<script src="/admin/decap-cms.js"></script>
</body>
</html>
`;

const setupPage = `${renderHead(["default-src 'none'", "style-src 'unsafe-inline'", "img-src 'self'"])}
<style>body{max-width:40rem;margin:3rem auto;padding:0 1rem;font:1.05rem/1.6 system-ui,sans-serif}code{background:#eee;padding:.1em .3em}</style>
</head>
<body>
<h1>The editor is not set up here</h1>
<p>This copy of the site was built without a place to keep what editors write, so there is nothing to sign in to.</p>
<ul>
<li><strong>To edit on this machine</strong>, run <code>npm run cms</code> in the project's folder and open <code>/admin</code> at the address it prints.</li>
<li><strong>To edit on the live site</strong>, build it with <code>CMS_GITHUB_REPO</code> and <code>SITE_URL</code> set. <code>docs/cms.md</code> in the project says, step by step, what they are.</li>
</ul>
</body>
</html>
`;

/** Renders the page at `/admin`: the CMS or, without a backend, setup instructions. */
export const renderAdminPage = (
  backend: CmsBackendConfig | undefined,
): string => (backend ? renderEditorPage(backend) : setupPage);
