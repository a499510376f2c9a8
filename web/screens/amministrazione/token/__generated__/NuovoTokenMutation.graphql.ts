/**
 * @generated SignedSource<<c41d1b3e49fe2248cd7add435409c3d3>>
 * @relayHash 9a6ac264415b7eb85624cf375780b00e
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3593b24c52e831059386099c87a084f705ca15ee6e0411c6a8f5de1c3755d119

import type { ConcreteRequest } from 'relay-runtime';
export type CreateTokenInput = {
  giorni?: number | null;
  introspezione?: boolean | null;
  nome?: string | null;
  scrittura?: boolean | null;
  user?: number | null;
};
export type NuovoTokenMutation$variables = {
  input: CreateTokenInput;
};
export type NuovoTokenMutation$data = {
  readonly createToken: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly testo: string | null;
  };
};
export type NuovoTokenMutation = {
  response: NuovoTokenMutation$data;
  variables: NuovoTokenMutation$variables;
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
    "concreteType": "CreateTokenPayload",
    "kind": "LinkedField",
    "name": "createToken",
    "plural": false,
    "selections": [
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
    "name": "NuovoTokenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NuovoTokenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3593b24c52e831059386099c87a084f705ca15ee6e0411c6a8f5de1c3755d119",
    "metadata": {},
    "name": "NuovoTokenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "21b328c6b4e52ed65ce77c78916cb22a";

export default node;
