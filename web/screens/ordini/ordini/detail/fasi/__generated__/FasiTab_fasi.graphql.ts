/**
 * @generated SignedSource<<748aae3c1bacf5ff7f436ccb89dff5e1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
import type { FragmentRefs } from "relay-runtime";
export type FasiTab_fasi$data = {
  readonly fasi: ReadonlyArray<{
    readonly isNeeded: boolean;
    readonly nomeFase: string;
    readonly ordiniFornitore: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"faseCells_ordiniFornitore">;
    }>;
    readonly stato: string;
    readonly statoColore: ColoreStato;
    readonly statoPk: number | null;
    readonly withFornitore: boolean;
  }>;
  readonly materiali: ReadonlyArray<{
    readonly materiale: string;
    readonly ordiniFornitore: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"faseCells_ordiniFornitore">;
    }>;
    readonly stato: string;
    readonly statoColore: ColoreStato;
    readonly statoPk: number | null;
  }>;
  readonly " $fragmentType": "FasiTab_fasi";
};
export type FasiTab_fasi$key = {
  readonly " $data"?: FasiTab_fasi$data;
  readonly " $fragmentSpreads": FragmentRefs<"FasiTab_fasi">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stato",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statoColore",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statoPk",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "OrdineFornitoreDiFase",
  "kind": "LinkedField",
  "name": "ordiniFornitore",
  "plural": true,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "faseCells_ordiniFornitore"
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FasiTab_fasi",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FaseOrdine",
      "kind": "LinkedField",
      "name": "fasi",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nomeFase",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withFornitore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isNeeded",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MaterialeOrdine",
      "kind": "LinkedField",
      "name": "materiali",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "materiale",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "FasiOrdine",
  "abstractKey": null
};
})();

(node as any).hash = "87a510bd7725f2c039b85c811b3a31ac";

export default node;
