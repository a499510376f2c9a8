/**
 * @generated SignedSource<<b2217e00ace8676a8127e0cd3e4215dd>>
 * @relayHash 637dd35adcb5186eaa0a162b2e1111bd
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f361723903077111390802bf42c429f44567a9a4dde2abd00df9ade1a8659cf8

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateCodiceSerramentoInput = {
  categoria?: string | null;
  codice?: string | null;
  forma?: string | null;
  pk: number;
  versione?: number | null;
};
export type CodiceDialogUpdateMutation$variables = {
  input: UpdateCodiceSerramentoInput;
};
export type CodiceDialogUpdateMutation$data = {
  readonly updateCodiceSerramento: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type CodiceDialogUpdateMutation = {
  response: CodiceDialogUpdateMutation$data;
  variables: CodiceDialogUpdateMutation$variables;
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
    "concreteType": "UpdateCodiceSerramentoPayload",
    "kind": "LinkedField",
    "name": "updateCodiceSerramento",
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
    "name": "CodiceDialogUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CodiceDialogUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f361723903077111390802bf42c429f44567a9a4dde2abd00df9ade1a8659cf8",
    "metadata": {},
    "name": "CodiceDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8bd4cb15b7ecb58c3b13752fd941859b";

export default node;
