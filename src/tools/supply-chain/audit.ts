import { runCommand } from "../../site/command";
import { audit } from "./auditCommand";

void runCommand(audit);
