/**
 * @generated SignedSource<<0952509119511025bf4871b5f0aa9f74>>
 * @relayHash 2315cebb07fe812d9a14413a8cec321b
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0288f67a97ba1809eb36a9bdede052867e6749e46f943a65e15648e753a7abb6

import type { ConcreteRequest } from 'relay-runtime';
export type RiportaProblemaInput = {
  messaggio: string;
  riportato?: boolean | null;
  stack?: string | null;
  url?: string | null;
};
export type reportMutation$variables = {
  input: RiportaProblemaInput;
};
export type reportMutation$data = {
  readonly riportaProblema: {
    readonly fatto: boolean;
  };
};
export type reportMutation = {
  response: reportMutation$data;
  variables: reportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RiportaProblemaPayload",
    "kind": "LinkedField",
    "name": "riportaProblema",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fatto",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "reportMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "reportMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0288f67a97ba1809eb36a9bdede052867e6749e46f943a65e15648e753a7abb6",
    "metadata": {},
    "name": "reportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "11d0497e6a9daa8a460e6d24803c5d29";

export default node;
