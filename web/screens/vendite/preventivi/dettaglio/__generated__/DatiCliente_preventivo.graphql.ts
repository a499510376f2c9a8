/**
 * @generated SignedSource<<f26a6afc3ae2d6125a632a96146b2cda>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DatiCliente_preventivo$data = {
  readonly citta: string;
  readonly dataCreazione: string;
  readonly email: string;
  readonly indirizzo: string;
  readonly nomeCognome: string;
  readonly provincia: string;
  readonly telefono: string;
  readonly tipoCliente: string;
  readonly " $fragmentType": "DatiCliente_preventivo";
};
export type DatiCliente_preventivo$key = {
  readonly " $data"?: DatiCliente_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"DatiCliente_preventivo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DatiCliente_preventivo",
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

(node as any).hash = "f17fe649537c091c582a1b088ff0851e";

export default node;
