/**
 * @generated SignedSource<<8af5275e750aaa3bf4d231ff2727d929>>
 * @relayHash f26bf5abcfe99ce0bf9e919cb82ca1ea
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3459986305a0536de05607b2fd11601d5f75a48d617262674cb2cffb3eb2d7ed

import type { ConcreteRequest } from 'relay-runtime';
export type ordiniDaLavorareSecondeQuery$variables = {
  lavorazione: number;
  ordine: number;
};
export type ordiniDaLavorareSecondeQuery$data = {
  readonly lavorazioniSecondarie: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
  }>;
};
export type ordiniDaLavorareSecondeQuery = {
  response: ordiniDaLavorareSecondeQuery$data;
  variables: ordiniDaLavorareSecondeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lavorazione"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordine"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "lavorazione",
        "variableName": "lavorazione"
      },
      {
        "kind": "Variable",
        "name": "ordine",
        "variableName": "ordine"
      }
    ],
    "concreteType": "RimanenzaLavorazione",
    "kind": "LinkedField",
    "name": "lavorazioniSecondarie",
    "plural": true,
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
        "name": "nome",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ordiniDaLavorareSecondeQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ordiniDaLavorareSecondeQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "3459986305a0536de05607b2fd11601d5f75a48d617262674cb2cffb3eb2d7ed",
    "metadata": {},
    "name": "ordiniDaLavorareSecondeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f95069ce752ca111292ff6a03206db39";

export default node;
