/**
 * @generated SignedSource<<00282704e327d77910a01dea7ef043ce>>
 * @relayHash 27825109a49256aa82f398a93ac9d4cd
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8b7ce29e56c5936d1893265f0bb977ebd3ecad3b107b4be018e947c9a234202

import type { ConcreteRequest } from 'relay-runtime';
export type BomTableQuery$variables = {
  ordine: string;
  posizione: number;
  riga: number;
};
export type BomTableQuery$data = {
  readonly bomModificabile: boolean;
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
    "args": null,
    "kind": "ScalarField",
    "name": "bomModificabile",
    "storageKey": null
  },
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
    "id": "b8b7ce29e56c5936d1893265f0bb977ebd3ecad3b107b4be018e947c9a234202",
    "metadata": {},
    "name": "BomTableQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0890a72d5b5d9b4b9ecfa0d0e0d80721";

export default node;
