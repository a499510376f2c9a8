/**
 * @generated SignedSource<<8e2c107a71297d01d94ab3f552f09ab2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProblemiCard_problemi$data = ReadonlyArray<{
  readonly creatoIl: string;
  readonly foto: string | null;
  readonly lavorazione: string;
  readonly numeroCommessa: string;
  readonly operatoreNome: string;
  readonly ordinePk: number | null;
  readonly pk: number;
  readonly testo: string;
  readonly " $fragmentType": "ProblemiCard_problemi";
}>;
export type ProblemiCard_problemi$key = ReadonlyArray<{
  readonly " $data"?: ProblemiCard_problemi$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProblemiCard_problemi">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProblemiCard_problemi",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "testo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creatoIl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "operatoreNome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ordinePk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numeroCommessa",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lavorazione",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "foto",
      "storageKey": null
    }
  ],
  "type": "ProblemaOfficina",
  "abstractKey": null
};

(node as any).hash = "8a4cea891de2513d27bb1552c826fc0b";

export default node;
