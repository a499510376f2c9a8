/**
 * @generated SignedSource<<49e3ab973cf1f1ee7fd75caf98c2e979>>
 * @relayHash fc1e34a5580efad4ef09c3c4cdd7ba2d
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b285346ba702c1ce472f060bd5046b7eef127e9ab0ff3f0a2a3f5cc42d8e1eba

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCodiceSerramentoInput = {
  categoria?: string | null;
  codice?: string | null;
  forma?: string | null;
};
export type NuovoCodiceMutation$variables = {
  input: CreateCodiceSerramentoInput;
};
export type NuovoCodiceMutation$data = {
  readonly createCodiceSerramento: {
    readonly codiceSerramento: {
      readonly pk: number;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type NuovoCodiceMutation = {
  response: NuovoCodiceMutation$data;
  variables: NuovoCodiceMutation$variables;
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
        "concreteType": "CodiceSerramento",
        "kind": "LinkedField",
        "name": "codiceSerramento",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pk",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
    "name": "NuovoCodiceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NuovoCodiceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b285346ba702c1ce472f060bd5046b7eef127e9ab0ff3f0a2a3f5cc42d8e1eba",
    "metadata": {},
    "name": "NuovoCodiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fd5c691b90ae0fb67f08fae572ffc816";

export default node;
