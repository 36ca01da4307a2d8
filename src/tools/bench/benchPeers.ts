import { runCommand } from "../../site/command";
import { benchPeers } from "./benchPeersCommand";

void runCommand(benchPeers);
