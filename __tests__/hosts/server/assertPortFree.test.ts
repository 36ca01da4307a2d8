import { once } from "node:events";
import net from "node:net";
import { assertPortFree } from "../../../src/hosts/server/assertPortFree";

test("a port in use is named with another one to set, and then free again", async () => {
  const other = net.createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as net.AddressInfo;
  const place = { host: "127.0.0.1", port };
  await expect(assertPortFree(place)).rejects.toThrow(
    `Port ${port} is in use: choose another one, such as PORT=${port + 1} npm start`,
  );
  other.close();
  await once(other, "close");
  await assertPortFree(place);
  await assertPortFree(place);
});
