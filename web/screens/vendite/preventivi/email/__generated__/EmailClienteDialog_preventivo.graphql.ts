/**
 * @generated SignedSource<<4c3ebea8ee515dc0e37bb2963863fa33>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailClienteDialog_preventivo$data = {
  readonly emailInviataIl: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"EmailInviata_preventivo" | "ScriviEmail_preventivo">;
  readonly " $fragmentType": "EmailClienteDialog_preventivo";
};
export type EmailClienteDialog_preventivo$key = {
  readonly " $data"?: EmailClienteDialog_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailClienteDialog_preventivo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailClienteDialog_preventivo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailInviataIl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailInviata_preventivo"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScriviEmail_preventivo"
    }
  ],
  "type": "Preventivo",
  "abstractKey": null
};

(node as any).hash = "8eb17ad9e4e654a77414e180f8dc9c5b";

export default node;
