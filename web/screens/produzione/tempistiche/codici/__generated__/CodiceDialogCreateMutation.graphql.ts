/**
 * @generated SignedSource<<dcf6177dc5fa9eabc5ea04aa1641e4a5>>
 * @relayHash c0aef8be1257d4676114a7716e221bc4
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24d186979e1df6f6bd58339698aeb8b8914c7ff47699480dee5f9f40e1610b02

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCodiceSerramentoInput = {
  categoria: string;
  codice: string;
  forma: string;
};
export type CodiceDialogCreateMutation$variables = {
  input: CreateCodiceSerramentoInput;
};
export type CodiceDialogCreateMutation$data = {
  readonly createCodiceSerramento: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type CodiceDialogCreateMutation = {
  response: CodiceDialogCreateMutation$data;
  variables: CodiceDialogCreateMutation$variables;
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
    "concreteType": "CreateCodiceSerramentoPayload",
    "kind": "LinkedField",
    "name": "createCodiceSerramento",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
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
    "name": "CodiceDialogCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CodiceDialogCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "24d186979e1df6f6bd58339698aeb8b8914c7ff47699480dee5f9f40e1610b02",
    "metadata": {},
    "name": "CodiceDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "53cbe7a3f2a234071efc005f28441b20";

export default node;
