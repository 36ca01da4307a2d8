import path from "node:path";
import { readAdminContent } from "../cms/readAdminContent";
import { editorPageCsp } from "../site/headers";
import { serveDecapFileApi } from "../devServer/decapFileApi";
import { isWithinFolder } from "../devServer/isWithinFolder";
import { sendJsonError } from "../devServer/sameOrigin";
import type { ExpressApp } from "../devServer/sameOrigin";

/**
 * Serves the editor at `/admin`, with the current content and pictures at each request.
 * @param adminFolder the folder that `writeAdmin` has written
 * @param project the folder that contains `content/`
 * @param canEdit whether the editor may read and write the files in `content/`
 */
export async function serveEditor(
  app: ExpressApp,
  adminFolder: string,
  project: string,
  canEdit: boolean,
): Promise<void> {
  const content = path.join(project, "content");
  const images = path.join(content, "images");
  app.use("/admin", (_request, response, next) => {
    response.setHeader("Content-Security-Policy", editorPageCsp);
    next();
  });
  if (canEdit) await serveDecapFileApi(app, project);
  app.get("/admin", (_request, response) =>
    response.sendFile("index.html", { root: adminFolder }),
  );
  app.get("/admin/content.json", (_request, response, next) => {
    readAdminContent(content).then((value) => response.json(value), next);
  });
  app.get("/admin/images/*", ({ params }, response, next) => {
    const [file = ""] = Object.values(params);
    isWithinFolder(images, path.join(images, file)).then(
      (isWithin) =>
        isWithin
          ? response.sendFile(file, { root: images })
          : sendJsonError(response, 403, "This picture isn't in content/."),
      next,
    );
  });
  app.get("/admin/*", ({ params }, response) =>
    response.sendFile(params[0] ?? "", { root: adminFolder }),
  );
}
