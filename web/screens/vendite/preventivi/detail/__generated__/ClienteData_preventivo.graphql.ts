/**
 * @generated SignedSource<<0157b6c2ddeb2f62433e7f48929cc4fe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClienteData_preventivo$data = {
  readonly citta: string;
  readonly dataCreazione: string;
  readonly email: string;
  readonly indirizzo: string;
  readonly nomeCognome: string;
  readonly provincia: string;
  readonly telefono: string;
  readonly tipoCliente: string;
  readonly " $fragmentType": "ClienteData_preventivo";
};
export type ClienteData_preventivo$key = {
  readonly " $data"?: ClienteData_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClienteData_preventivo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClienteData_preventivo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataCreazione",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nomeCognome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "telefono",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "indirizzo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "citta",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "provincia",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tipoCliente",
      "storageKey": null
    }
  ],
  "type": "Preventivo",
  "abstractKey": null
};

(node as any).hash = "9e7cf34dc7d81a8ec93177fd867d5ec4";

export default node;
