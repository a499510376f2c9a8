/**
 * @generated SignedSource<<6b1b2509d3cf2e3eeb374624373be744>>
 * @relayHash 596a0507c1cc17cf83e862a172f35f44
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e6cb4de85d7e7a6d3c42826874c05cfd1c4603fd41d14d9236dd19d5b695eff

import type { ConcreteRequest } from 'relay-runtime';
export type BomTableQuery$variables = {
  ordine: string;
  posizione: number;
  riga: number;
};
export type BomTableQuery$data = {
  readonly bomRiga: ReadonlyArray<{
    readonly maktx: string;
    readonly meins: string;
    readonly ord: number;
    readonly picUrl: string;
    readonly quantity: number;
  }> | null;
};
export type BomTableQuery = {
  response: BomTableQuery$data;
  variables: BomTableQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordine"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "posizione"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "riga"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ordine",
        "variableName": "ordine"
      },
      {
        "kind": "Variable",
        "name": "posizione",
        "variableName": "posizione"
      },
      {
        "kind": "Variable",
        "name": "riga",
        "variableName": "riga"
      }
    ],
    "concreteType": "RigaBom",
    "kind": "LinkedField",
    "name": "bomRiga",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ord",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "maktx",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "quantity",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "meins",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "picUrl",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "BomTableQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "BomTableQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "3e6cb4de85d7e7a6d3c42826874c05cfd1c4603fd41d14d9236dd19d5b695eff",
    "metadata": {},
    "name": "BomTableQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f58a590c977abfad211a9650748314ab";

export default node;
