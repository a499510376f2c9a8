/**
 * @generated SignedSource<<bc360c29f4aa13e2187a642f4521ce9d>>
 * @relayHash 5badd379ea3a5971881653fe09c20b0d
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83ca575639a39df3d76c0a41efc0fd083289ac14e0cb7cd2eff89c801793954f

import type { ConcreteRequest } from 'relay-runtime';
export type DeletePersonaInput = {
  pk: number;
};
export type useEliminaPersonaMutation$variables = {
  input: DeletePersonaInput;
};
export type useEliminaPersonaMutation$data = {
  readonly deletePersona: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type useEliminaPersonaMutation = {
  response: useEliminaPersonaMutation$data;
  variables: useEliminaPersonaMutation$variables;
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
    "concreteType": "DeletePersonaPayload",
    "kind": "LinkedField",
    "name": "deletePersona",
    "plural": false,
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
    "name": "useEliminaPersonaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEliminaPersonaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "83ca575639a39df3d76c0a41efc0fd083289ac14e0cb7cd2eff89c801793954f",
    "metadata": {},
    "name": "useEliminaPersonaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2438703a967670975bbe25ca025ac4b0";

export default node;
