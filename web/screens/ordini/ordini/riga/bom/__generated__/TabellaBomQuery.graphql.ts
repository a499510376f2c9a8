/**
 * @generated SignedSource<<9faa327caa8496ff4e4718bdec6978ba>>
 * @relayHash b12a799758b3b6d36c7af75f6e71dfab
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79a7f962ec20fb22b46c48205bfd3ffea66ba1d0a3ea2ef71301bd1f277e1819

import type { ConcreteRequest } from 'relay-runtime';
export type TabellaBomQuery$variables = {
  ordine: string;
  posizione: number;
  riga: number;
};
export type TabellaBomQuery$data = {
  readonly bomRiga: ReadonlyArray<{
    readonly maktx: string;
    readonly meins: string;
    readonly ord: number;
    readonly picUrl: string;
    readonly quantity: number;
  }> | null;
};
export type TabellaBomQuery = {
  response: TabellaBomQuery$data;
  variables: TabellaBomQuery$variables;
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
    "name": "TabellaBomQuery",
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
    "name": "TabellaBomQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "79a7f962ec20fb22b46c48205bfd3ffea66ba1d0a3ea2ef71301bd1f277e1819",
    "metadata": {},
    "name": "TabellaBomQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6b2f41bac183ab63cdee81ff274614d5";

export default node;
