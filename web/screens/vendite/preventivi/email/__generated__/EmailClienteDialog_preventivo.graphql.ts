/**
 * @generated SignedSource<<a79e845245189cd4fde7f11cd7f927d7>>
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
  readonly " $fragmentSpreads": FragmentRefs<"SentEmail_preventivo" | "WriteEmail_preventivo">;
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
      "name": "SentEmail_preventivo"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WriteEmail_preventivo"
    }
  ],
  "type": "Preventivo",
  "abstractKey": null
};

(node as any).hash = "6ad31975fd74e522bbce255b0f6f47b8";

export default node;
